import type { RtoService } from '@pahiya/domain/rto-services/rto-service';
import type { Paise } from '@pahiya/domain/shared/money';

/** What a service costs by the central rules; null: the state sets it, or no sum is known. */
export type FeeView = { readonly bike: Paise | null; readonly car: Paise | null };

/** A service in the words of the page's language. */
export type ServiceView = {
  readonly id: string;
  readonly group: RtoService['group'];
  readonly isPopular: boolean;
  readonly name: string;
  readonly summary: string;
  /** Numbers of its forms, `29`. */
  readonly forms: readonly string[];
  readonly papers: readonly string[];
  readonly fee: FeeView;
  readonly days: RtoService['days'];
  readonly time: string | null;
};

/** All that a page says of services. */
export type ServicesView = {
  readonly services: readonly ServiceView[];
  readonly indicative: string;
  /** Year and month. */
  readonly asOf: string;
};
