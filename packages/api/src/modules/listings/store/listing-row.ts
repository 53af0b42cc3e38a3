import type {
  ListedBattery,
  ListedCar,
  ListedInspection,
  ListedRecord,
  SellerKind,
  StatedFacts,
} from '@pahiya/domain/listings/listing';
import type { ListingState } from '@pahiya/domain/listings/listing-states';

/** A listing as stored. `vehicleNumber` never leaves the server for the public. */
export type ListingRow = ListedCar & {
  readonly id: string;
  readonly publicId: string;
  readonly carId: string;
  readonly state: ListingState;
  readonly sellerKind: SellerKind;
  readonly userId: string | null;
  readonly dealerId: string | null;
  readonly stockNumber: string | null;
  readonly vehicleNumber: string | null;
  readonly makeName: string;
  readonly modelName: string;
  readonly stated: StatedFacts;
  readonly record: ListedRecord | null;
  readonly inspection: ListedInspection | null;
  readonly battery: ListedBattery | null;
  readonly createdAt: Date;
  readonly liveAt: Date | null;
  readonly expiresAt: Date | null;
  readonly isSandbox: boolean;
};

/** A listing about to be stored. */
export type NewListing = ListingRow;
