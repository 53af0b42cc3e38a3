/** Attribute of the templates in which the server sends parts of an open page again. */
export const piece = 'data-piece';

/** Puts each piece that comes behind the page into its place, with what the app goes on with, until the app has taken
 * that away. Not while somebody is at work in the part that would be replaced: the app follows soon. Resolves when the
 * first has come. */
export function takePieces(document: Document): Promise<void> {
  return new Promise((resolve) => {
    const take = () => {
      // What has nothing behind it may still be on its way.
      for (const template of document.querySelectorAll<HTMLTemplateElement>(
        `template[${piece}]:not(:last-child)`,
      )) {
        put(document, template.content);
        template.remove();
        resolve();
      }
    };
    // Pieces come only while the page does.
    if (document.readyState !== 'loading') return;
    new MutationObserver(take).observe(document.body, { childList: true });
    take();
  });
}

function put(document: Document, content: DocumentFragment): void {
  const [before, now] = [document.querySelector('main'), content.querySelector('main')];
  const data = content.querySelector('script[id]');
  const block = document.getElementById(data?.id ?? '');
  if (before === null || now === null || data === null || block === null) return;
  if (before.contains(document.activeElement)) return;
  before.replaceWith(now);
  block.replaceWith(data);
}
