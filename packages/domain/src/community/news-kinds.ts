import { parsePost } from './post-text.ts';

/** What people are told about in the community; each can be switched off. */
export const newsKinds = ['mention', 'reply', 'decision', 'topic'] as const;
export type NewsKind = (typeof newsKinds)[number];

/** All kinds, with the one that the law asks for. */
export const allNewsKinds = [...newsKinds, 'rules'] as const;
export type AnyNewsKind = (typeof allNewsKinds)[number];

/** Ways on which news reach a person outside the product, for those who chose them. */
export const letterChannels = ['email', 'push'] as const;
export type LetterChannel = (typeof letterChannels)[number];

/** How many different people a text can mention; more are not told. */
const mostMentions = 10;

/** Names that a text mentions, each once, in their order. Names in code are none. Rule id: COMMUNITY-MENTIONS. */
export function mentionsOf(source: string): readonly string[] {
  const names = parsePost(source).flatMap((block) =>
    'lines' in block && block.kind !== 'quote'
      ? block.lines.flat().flatMap((part) => (part.kind === 'mention' ? [part.handle] : []))
      : [],
  );
  return [...new Set(names)].slice(0, mostMentions);
}
