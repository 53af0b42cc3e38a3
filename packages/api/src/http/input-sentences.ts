import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

const forms: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  url: 'an address',
  date: 'a date, YYYY-MM-DD',
  datetime: 'an instant, RFC 3339 in UTC',
};

/** Describes what is wrong with one part of the input; undefined where the schema's own message is better. Schemas with
 * a message keep it. */
export function inputSentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return 'This field is required.';
      return `This must be ${kinds[issue.expected] ?? 'of another type'}.`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'This field is required.'
        : `This must ${bound(issue.origin, issue.minimum)} or more.`;
    case 'too_big':
      return `This must ${bound(issue.origin, issue.maximum)} or less.`;
    case 'invalid_value':
      return `This must be ${issue.values.length === 1 ? '' : 'one of: '}${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return forms[issue.format] === undefined
        ? 'This is not in the expected format.'
        : `This must be ${forms[issue.format]}.`;
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}.`;
    default:
      return undefined;
  }
}

function bound(origin: string, limit: number | bigint): string {
  const many = Number(limit) !== 1;
  if (origin === 'string') return `have ${limit} ${many ? 'characters' : 'character'}`;
  if (origin === 'array') return `have ${limit} ${many ? 'entries' : 'entry'}`;
  return `be ${limit}`;
}
