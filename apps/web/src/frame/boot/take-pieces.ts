/** Attribute of the templates in which the server streams updated parts. */
export const piece = 'data-piece';

/** Replaces parts of a streamed page by each arriving template with the attribute `name`, including its hydration
 * data, until the app has consumed it. Skips a part in use (focus inside): hydration follows soon. Resolves at the
 * first replacement, by either of the two callers. Inlined as text in streamed pages (`open-page-script.ts`), so it may
 * not reference anything outside itself. */
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
      // A template without a successor may be incomplete.
      for (const template of document.querySelectorAll<HTMLTemplateElement>(
        `template[${name}]:not(:last-child)`,
      )) {
        put(template.content);
        template.remove();
        documentElement.dataset.wentOn = '';
      }
      if (documentElement.dataset.wentOn !== undefined) resolve();
    };
    // Templates arrive only until the document is loaded.
    if (document.readyState !== 'loading') return;
    new MutationObserver(take).observe(document.body, { childList: true });
    take();
  });
}
