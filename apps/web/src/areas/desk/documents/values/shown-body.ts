import type { Answer } from '@pahiya/api-client/api-client';

type Local = { readonly en: string; readonly hi: string };
type Head = { readonly title: string; readonly description: string };

/** A body of any layout document, as its public API call would return it. */
export type ShownLayoutBody = Pick<Answer<'getLayout'>, 'data' | 'webSections' | 'webTabs'> & {
  readonly services?: readonly {
    readonly id: string;
    readonly path: string;
    readonly label?: Local | undefined;
  }[];
  readonly en?: Head;
  readonly hi?: Head;
  /** RTO contact details only: see `OfficeDetails`. */
  readonly checkedOn?: string;
};
