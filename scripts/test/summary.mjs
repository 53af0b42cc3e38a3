/**
 * Result of one part of `npm test`. `failures` and `flaky` give the place of each test and its first error.
 * @typedef {{
 *   passed: number, failed: number, failures?: string[], flaky?: string[],
 *   files?: { name: string, seconds: number }[],
 * }} PartResult
 */

/** More flaky tests than this fail the run: a retry is for a hiccup of the machine, not for a habit. */
const MOST_FLAKY = 2;
const SLOWEST = 10;

/**
 * The end of a run: times, slowest files, flaky and failed tests, and the counts alone on the last line.
 * @param {(PartResult & { name: string, seconds: number })[]} parts
 */
export function summaryOf(parts) {
  const all = (field) => parts.flatMap((part) => part[field] ?? []);
  const sum = (field) => parts.reduce((total, part) => total + part[field], 0);
  const flaky = all('flaky');
  const tooFlaky = flaky.length > MOST_FLAKY;
  const failures = [
    ...all('failures'),
    ...(tooFlaky ? [`${flaky.length} flaky tests; at most ${MOST_FLAKY} are accepted`] : []),
  ];
  const failed = sum('failed') + (tooFlaky ? 1 : 0);
  const passed = sum('passed');
  const slowest = all('files')
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST);
  const text = [
    section('Time', [...parts, { name: 'total', seconds: sum('seconds') }].map(timeOf)),
    section('Slowest files', slowest.map(timeOf)),
    section('Flaky (passed on retry)', flaky),
    section('Failed', failures),
    `${passed} passed, ${failed} failed`,
  ];
  return { text: text.filter(Boolean).join('\n\n'), isGood: failed === 0 && passed > 0 };
}

function section(title, lines) {
  return lines.length > 0 ? [`${title}:`, ...lines].join('\n') : '';
}

function timeOf({ name, seconds }) {
  return `${seconds.toFixed(1).padStart(8)} s  ${name}`;
}
