/** The text of an article. The HTML was cleaned on the server when it was saved and once more on its way out
 * (`packages/api/src/modules/blog/markdown`): it holds no script, style, form or frame, and no address of another kind
 * than pages of this site, https, mail and telephone. The only place where HTML is put into a page as it is. */
export function ArticleBody({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
