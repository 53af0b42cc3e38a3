/** The page of an e-notice, without language and vehicle: messages and calendars are seen by others. */
export function noticePage(noticeId: string): string {
  return `/tollsetu/e-notice/${noticeId}`;
}
