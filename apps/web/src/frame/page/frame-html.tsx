import { createContext, use } from 'react';

/** Parts of the layout rendered only on the server. The browser keeps their markup, so neither their code nor their
 * copy is in the bundle. */
export type FrameHtml = {
  /** Menu panels and search of the header. */
  readonly header: string;
  readonly tabs: string;
};

const classes = { header: 'head-menu', tabs: 'tabs-part' } as const;

/** For documents without the layout: pages inside the native app. */
export const noFrameHtml: FrameHtml = { header: '', tabs: '' };

export const FrameHtmlContext = createContext(noFrameHtml);

/** Reads the parts from the document before hydration. */
export function readFrameHtml(document: Document): FrameHtml {
  const read = (part: keyof FrameHtml) =>
    document.querySelector(`.${classes[part]}`)?.innerHTML ?? '';
  return { header: read('header'), tabs: read('tabs') };
}

/** Renders one of these parts. */
export function FramePart({ part }: { part: keyof FrameHtml }) {
  const html = use(FrameHtmlContext)[part];
  return <div className={classes[part]} dangerouslySetInnerHTML={{ __html: html }} />;
}
