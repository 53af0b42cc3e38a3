import { createContext, use } from 'react';

/** Parts of the frame that only the server draws. The browser keeps their markup as it is, so that neither their code nor
 * their words are part of the app. */
export type FrameHtml = {
  /** Menu panels and search of the header. */
  readonly header: string;
  readonly tabs: string;
};

const classes = { header: 'head-menu', tabs: 'tabs-part' } as const;

/** For documents without a frame: pages inside the native app. */
export const noFrameHtml: FrameHtml = { header: '', tabs: '' };

export const FrameHtmlContext = createContext(noFrameHtml);

/** Reads the parts back from the document, before the app takes it over. */
export function readFrameHtml(document: Document): FrameHtml {
  const read = (part: keyof FrameHtml) =>
    document.querySelector(`.${classes[part]}`)?.innerHTML ?? '';
  return { header: read('header'), tabs: read('tabs') };
}

/** One of these parts. */
export function FramePart({ part }: { part: keyof FrameHtml }) {
  const html = use(FrameHtmlContext)[part];
  return <div className={classes[part]} dangerouslySetInnerHTML={{ __html: html }} />;
}
