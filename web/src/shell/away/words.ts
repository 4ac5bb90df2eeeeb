import { addMessages } from '../../words/shell-messages.svelte'
import de from './de.ftl?raw'
import en from './en.ftl?raw'

addMessages({ en, de })
