import type { ModerationFigure } from '@pahiya/domain/community/moderation-figures';

const figures: Readonly<Record<ModerationFigure, string>> = {
  reports: 'Reports',
  'reports-decided': 'Reports decided',
  'reports-agreed': 'Reports agreed with',
  'report-minutes': 'Half of the reports decided within',
  acts: 'Decisions',
  suspensions: 'Suspensions',
  appeals: 'Appeals',
  'appeals-granted': 'Appeals granted',
  'appeals-refused': 'Appeals refused',
  'appeal-minutes': 'Half of the appeals decided within',
  grievances: 'Complaints to the officer',
  'grievances-decided': 'Complaints decided',
  'grievances-late': 'Complaints past their time',
  'grievance-minutes': 'Half of the complaints decided within',
};

/** Copy of the figures about moderation. */
export const copy = {
  title: 'Moderation in figures',
  metaTitle: 'Community moderation in figures, month by month',
  metaDescription:
    'How many posts were reported and why, what moderators decided and how fast, appeals, and complaints to the grievance officer, counted from the records.',
  lead: 'Counted every night from the records themselves. Each case counts for the month in which it began, in Indian time.',
  none: 'No figures yet: nothing was reported or decided.',
  file: 'All months as CSV',
  running: (month: string) => `${month}, so far`,
  what: 'What',
  count: 'Count',
  figures,
  acts: {
    approve: 'approved',
    remove: 'removed',
    restore: 'restored',
    hide: 'hidden after reports',
    lock: 'closed for replies',
    unlock: 'opened for replies',
    move: 'moved to another topic',
    merge: 'merged',
    pin: 'pinned',
    unpin: 'unpinned',
  } as Readonly<Record<string, string>>,
  of: (figure: string, part: string) => `${figure}: ${part}`,
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'community-figures': typeof copy;
  }
}
