// @vitest-environment happy-dom
import { mount } from 'svelte'
import { expect, it } from 'vitest'
import { onlyHere } from '../src/shell/seat-links'
import QrCode from '../src/shell/QrCode.svelte'

it('of a loopback address lead nowhere from elsewhere', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'war.localhost'].filter(onlyHere)).toHaveLength(5)
  expect(['192.168.0.7', 'war.example', 'localhost.example', '[fe80::1]', '1127.0.0.1'].filter(onlyHere)).toEqual([])
})

it('are codes a telephone can read', () => {
  mount(QrCode, { target: document.body, props: { text: 'https://war.example/#/join/0/1' } })
  const modules = document.querySelector('[role=img] path')?.getAttribute('d')?.match(/M/g)?.length ?? 0
  expect(modules).toBeGreaterThan(200)
})
