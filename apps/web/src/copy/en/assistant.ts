/** Words of the assistant. */
export const copy = {
  metaTitle: 'Assistant: questions about vehicles, challans and papers',
  metaDescription:
    'Ask about challans, RC, insurance, PUC, FASTag or RTO services. Answers come from our own articles and rules, with their place, or not at all.',
  title: 'Ask the assistant',
  lead: 'It answers from our own articles, questions and rules, and shows where each answer stands. What is not there it does not know.',
  label: 'Your question',
  hint: 'Leave out vehicle numbers and names: it cannot look at your vehicle.',
  submit: 'Ask',
  busy: 'Looking',
  missing: 'Type a question first.',
  failed: 'Your question was not answered',
  examplesTitle: 'For example',
  examples: [
    'How many days do I have to pay a challan?',
    'What does it mean when the RC says HPA?',
    'Which papers do I need to transfer a car?',
    'What is the fine for riding without a helmet?',
  ],
  conversation: 'Your questions',
  you: 'You asked',
  answer: 'Answer',
  shortened: 'Numbers that could tell of a person were taken out of your question.',
  unknown: {
    title: 'I do not know that',
    detail: 'None of our pages answers this, so I say nothing rather than guess.',
    search: 'Search all pages instead',
  },
  fromSources: 'This is what our pages say:',
  byModel:
    'Worded by a language model from the passages below, and from nothing else. The passages count.',
  sources: 'Where it stands',
  source: (n: number) => `Source ${n}`,
  note: 'For orientation, no legal advice. Before an authority its own text counts.',
  clear: 'Erase this conversation',
  kept: 'Kept for 30 days for this account or browser, seen by nobody else.',
};
