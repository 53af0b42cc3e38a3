import type { NoticeTexts } from '../../notice-kind.ts';

/** Length of a variable of a registered template. */
const variableAtMost = 30;

/** The texts of several notices as one message: those of the first, with the lines of all, and how many more things there
 * are where its template has room for it. */
export function joinTexts([first, ...others]: readonly [
  NoticeTexts,
  ...NoticeTexts[],
]): NoticeTexts {
  if (others.length === 0) return first;
  const lastDays = [first, ...others].flatMap(({ lastDay }) => lastDay ?? []);
  return {
    ...first,
    smsVariables: { ...first.smsVariables, ...moreOf(first, others) },
    mail: {
      ...first.mail,
      lines: [...new Set([first, ...others].flatMap(({ mail }) => mail.lines))],
    },
    ...(lastDays.length === 0 ? {} : { lastDay: lastDays.toSorted()[0] }),
  };
}

function moreOf(first: NoticeTexts, others: readonly NoticeTexts[]): NoticeTexts['smsVariables'] {
  if (first.main === undefined) return {};
  const { variable, name, count } = first.main;
  const more = others.reduce((sum, { main }) => sum + (main?.count ?? 1), count - 1);
  const text = `${name} + ${more}`;
  return text.length > variableAtMost ? {} : { [variable]: text };
}
