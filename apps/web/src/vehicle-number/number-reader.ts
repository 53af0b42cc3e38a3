import { groupWhileTyping, parseMark } from '@pahiya/domain/registration/vehicle-number';
import { readNumber } from './read-number.ts';
import { typingHint } from './typing-hint.ts';

/** What reads a number: rules of marks and a table of states. Brought when somebody types (`loadNumberReader`), for most
 * pages show a field and most visits leave it alone. */
export const numberReader = { readNumber, typingHint, groupWhileTyping, parseMark };
