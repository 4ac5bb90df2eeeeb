/** Secrets of seats, stored only by the tab that opened the table, until they are handed on. */

import { newKey } from '../api/client'
import { storage } from './storage'

const key = (table: string) => `feldzug.links.${table}`

export function keepLinks(table: string, links: Record<string, string>): void {
  sessionStorage.setItem(key(table), JSON.stringify({ ...linksOf(table), ...links }))
}

export function linksOf(table: string): Record<string, string> {
  return JSON.parse(sessionStorage.getItem(key(table)) ?? '{}') as Record<string, string>
}

/**
 * What this browser makes up before it uses a link: if the answer is lost, it finds the seat again.
 * A seat that is claimed has it as its secret from then on.
 */
export function ownSecret(table: string, link: string): string {
  const name = `feldzug.own.${table}.${link.slice(0, 8)}`
  const kept = storage.get(name)
  if (kept) return kept
  const made = newKey() + newKey()
  storage.set(name, made)
  return made
}

export function address(table: string, secret: string, origin = location.origin): string {
  return `${origin}${location.pathname}#/join/${table}/${secret}`
}

/** A link with which the own seat is taken along. */
export function deviceAddress(origin: string, table: string, secret: string): string {
  return `${origin}${location.pathname}#/device/${table}/${secret}`
}

/** Whether a page under that name is this machine's alone: no link to it leads anywhere from elsewhere. */
export function onlyHere(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)
}

/** Over plain HTTP there is no clipboard to write to: then an invisible field is copied from. */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text)
  const field = document.body.appendChild(document.createElement('textarea'))
  field.value = text
  field.select()
  document.execCommand('copy')
  field.remove()
}
