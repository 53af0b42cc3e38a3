import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { articleSchema } from './article-schema.ts';

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, articleSchema)
  .use(rehypeStringify)
  .freeze();

/** Sanitises stored HTML again on delivery: what bypassed `renderMarkdown`, from an older version or written by hand,
 * does not reach a reader. */
export async function cleanHtml(html: string): Promise<string> {
  return String(await cleaner.process(html));
}
