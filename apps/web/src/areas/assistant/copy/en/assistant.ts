/** Words of the assistant. */
export const copy = {
  metaTitle: 'Assistant: questions about vehicles, challans and papers',
  metaDescription:
    'Ask about challans, RC, insurance, PUC, FASTag or RTO services. Every answer comes from our own pages, with a link to the source.',
  title: 'Ask the assistant',
  lead: 'Ask in English or Hindi. It answers only from our pages and links to the source of every answer.',
  label: 'Your question',
  hint: 'Do not include vehicle numbers or names. The assistant cannot see your vehicle’s record.',
  submit: 'Ask',
  busy: 'Searching',
  missing: 'Enter a question.',
  failed: 'Your question could not be answered',
  examplesTitle: 'For example',
  examples: [
    'How many days do I have to pay a challan?',
    'What does HPA on an RC mean?',
    'Which documents do I need to transfer a car?',
    'What is the fine for riding without a helmet?',
  ],
  conversation: 'Your questions',
  you: 'You asked',
  answer: 'Answer',
  shortened: 'We removed personal details from your question.',
  unknown: {
    title: 'No answer found',
    detail:
      'None of our pages answers this. The assistant does not guess, and it does not share details of vehicle owners.',
    search: 'Search all pages',
  },
  fromSources: 'From our pages:',
  byModel:
    'Written by a language model from the passages below. If they differ, rely on the passages.',
  sources: 'Sources',
  source: (n: number) => `Source ${n}`,
  written: 'What people wrote.',
  writtenHint: 'Posts from the community, not checked by Pahiya and not part of the answer.',
  note: 'General information, not legal advice. Confirm with the authority before you act on it.',
  clear: 'Delete this conversation',
  kept: 'Kept for 30 days and visible only to you, on this account or browser.',
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly assistant: typeof copy;
  }
}
