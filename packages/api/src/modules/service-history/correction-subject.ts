/** Subject of the tasks about a correction. A line id may have colons, a report id has none. */
export function correctionSubject(reportId: string, lineId: string): string {
  return `${reportId}:${lineId}`;
}

/** Report and line of a subject. */
export function readCorrectionSubject(subject: string): {
  readonly reportId: string;
  readonly lineId: string;
} {
  const end = subject.indexOf(':');
  return { reportId: subject.slice(0, end), lineId: subject.slice(end + 1) };
}
