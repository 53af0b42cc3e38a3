/** The operator's registration as an insurance intermediary, in the footer of every page. Only the server needs these
 * words: the line comes with the page's facts. */
export const copy = {
  line: ({ kind, number, until }: { kind: string; number: string; until: string }) =>
    `IRDAI-registered ${kind}: registration no. ${number}, valid until ${until}.`,
  kinds: {
    'web-aggregator': 'insurance web aggregator',
    broker: 'insurance broker',
    'corporate-agent': 'corporate agent (insurance)',
  },
};

declare module '../copies.ts' {
  interface Copies {
    readonly registration: typeof copy;
  }
}
