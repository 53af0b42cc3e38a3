import { disguiseOf } from '@pahiya/domain/community/disguised-link';
import { tagPath } from '@pahiya/domain/community/post-tags';
import { type Block, type Inline, parsePost } from '@pahiya/domain/community/post-text';
import { Fragment } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { personPath } from './community-trail.ts';

type WrittenBodyProps = {
  /** As typed. */
  readonly text: string;
  /** Language of the text; the page's own when absent. */
  readonly lang?: string | undefined;
};

/** What a person wrote, drawn from its tree: no HTML of theirs reaches the page. */
export function WrittenBody({ text, lang }: WrittenBodyProps) {
  return (
    <div className="written" dir="auto" {...(lang === undefined ? {} : { lang })}>
      {parsePost(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tree of one text never changes its order
        <BlockView key={at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'code') {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keyboard
      <pre tabIndex={0}>
        <code>{block.text}</code>
      </pre>
    );
  }
  if (block.kind === 'list') {
    const items = block.lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={at}>
        <Line parts={line} />
      </li>
    ));
    return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>;
  }
  const lines = block.lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at > 0 && <br />}
      <Line parts={line} />
    </Fragment>
  ));
  return block.kind === 'quote' ? (
    <blockquote>
      <p>{lines}</p>
    </blockquote>
  ) : (
    <p>{lines}</p>
  );
}

function Line({ parts }: { parts: readonly Inline[] }) {
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Piece key={at} part={part} />
  ));
}

/** Beside a link that hides where it leads. */
function LinkWarning({ link }: { link: Extract<Inline, { kind: 'link' }> }) {
  const copy = useCopy('community');
  const { language } = usePage();
  const disguise = disguiseOf(link);
  if (disguise === null) return null;
  return (
    <span className="link-warning" lang={language}>
      {` ${copy.disguise[disguise]}`}
    </span>
  );
}

function Piece({ part }: { part: Inline }) {
  const path = usePagePath();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <strong>{part.text}</strong>;
    case 'italic':
      return <em>{part.text}</em>;
    case 'code':
      return <code>{part.text}</code>;
    case 'mention':
      return <a href={path(personPath(part.handle))}>@{part.handle}</a>;
    case 'tag':
      return (
        <a href={path(tagPath(part.tag))} rel="nofollow">
          {part.text}
        </a>
      );
    case 'link':
      return (
        <>
          <a href={part.href} rel="nofollow ugc noopener noreferrer">
            {part.text}
          </a>
          {!part.text.includes(part.host) && ` (${part.host})`}
          <LinkWarning link={part} />
        </>
      );
  }
}
