/** The expansion: an extension for each of its modules that shows something. */
import { exploration } from './exploration'
import { commanders } from './commanders'
import { developmentCards } from './development'
import { alwaysOn } from './land'
import { roadToVictory } from './road'

export const extensions = [alwaysOn, developmentCards, commanders, exploration, roadToVictory]
