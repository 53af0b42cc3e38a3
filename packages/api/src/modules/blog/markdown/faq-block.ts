import type { Element, ElementContent, Root, RootContent } from 'hast';
import { element, textOf } from './tree.ts';

/** A question with its answer as plain text. */
export type Question = { readonly question: string; readonly answer: string };

/** Headings of the FAQ block, in either language. */
const names = /^(?:FAQ|FAQs|Questions and answers|सवाल[-\s]जवाब)$/i;

/** Turns the block `## FAQ` into disclosures: each third-level heading is a question, followed by its answer. They are
 * plain `<details>`, which open without script and are found by the browser's own search. */
export function foldQuestions(tree: Root): readonly Question[] {
  const start = tree.children.findIndex((node) => isSecond(node) && names.test(textOf(node)));
  if (start < 0) return [];
  const after = tree.children.slice(start + 1);
  const length = after.findIndex((node) => isSecond(node));
  const block = length < 0 ? after : after.slice(0, length);
  const questions: Question[] = [];
  const folded: ElementContent[] = [];
  const before: RootContent[] = [];
  for (const node of block) {
    const open = folded.at(-1);
    if (node.type === 'element' && node.tagName === 'h3') {
      folded.push(
        element('details', { className: ['disclosure'] }, [
          element('summary', {}, node.children),
          element('div', {}, []),
        ]),
      );
      questions.push({ question: textOf(node), answer: '' });
    } else if (open?.type === 'element') {
      const place = open.children[1] as Element;
      if (node.type === 'element' || node.type === 'text') place.children.push(node);
      const question = questions.at(-1)?.question ?? '';
      questions[questions.length - 1] = { question, answer: textOf(place) };
    } else before.push(node);
  }
  const box = element('div', { className: ['article-faq'] }, folded);
  tree.children.splice(start + 1, block.length, ...before, box);
  return questions.filter(({ question, answer }) => question !== '' && answer !== '');
}

function isSecond(node: RootContent): boolean {
  return node.type === 'element' && node.tagName === 'h2';
}
