/** The body of an article. The HTML was sanitized on save and again on output
 * (`packages/api/src/modules/blog/markdown`): no script, style, form or frame, and only links to this site, https, mail
 * and telephone. The only place where raw HTML is inserted into a page. */
export function ArticleBody({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
