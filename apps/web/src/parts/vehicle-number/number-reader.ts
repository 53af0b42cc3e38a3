import { groupWhileTyping, parseMark } from '@pahiya/domain/registration/vehicle-number';
import { readNumber } from './read-number.ts';
import { typingHint } from './typing-hint.ts';

/** Reads numbers: rules of marks and a table of states. Loaded when typing starts (`loadNumberReader`): most pages
 * have a field, and most visits do not use it. */
export const numberReader = { readNumber, typingHint, groupWhileTyping, parseMark };
