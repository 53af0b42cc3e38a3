/** Attribute of the templates in which the server sends parts of an open page again. */
export const piece = 'data-piece';

/** Puts each piece (a template with the attribute `name`) that comes behind the page into its place, with what the app
 * goes on with, until the app has taken that away. Not while somebody is at work in the part that would be replaced: the
 * app follows soon. Resolves when the first has come, whoever of two took it. Stands as text in open pages
 * (`open-page-script.ts`), so it may use nothing from outside itself. */
export function takePieces(document: Document, name: string): Promise<void> {
  const { documentElement } = document;
  const put = (content: DocumentFragment) => {
    const [before, now] = [document.querySelector('main'), content.querySelector('main')];
    const data = content.querySelector('script[id]');
    const block = document.getElementById(data?.id ?? '');
    if (before === null || now === null || data === null || block === null) return;
    if (before.contains(document.activeElement)) return;
    before.replaceWith(now);
    block.replaceWith(data);
  };
  return new Promise((resolve) => {
    const take = () => {
      // What has nothing behind it may still be on its way.
      for (const template of document.querySelectorAll<HTMLTemplateElement>(
        `template[${name}]:not(:last-child)`,
      )) {
        put(template.content);
        template.remove();
        documentElement.dataset.wentOn = '';
      }
      if (documentElement.dataset.wentOn !== undefined) resolve();
    };
    // Pieces come only while the page does.
    if (document.readyState !== 'loading') return;
    new MutationObserver(take).observe(document.body, { childList: true });
    take();
  });
}
