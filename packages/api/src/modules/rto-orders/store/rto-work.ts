import type { VehicleFeeClass } from '@pahiya/domain/rto-services/fee-rule';
import type { RtoAgentReport } from '@pahiya/domain/rto-services/ports';
import type { RtoStep } from '@pahiya/domain/rto-services/rto-work';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import type { Paise } from '@pahiya/domain/shared/money';

/** The name that is stored with orders of RTO work. */
export const rtoKind = 'rto-service';

/** RTO work as stored. */
export type RtoWorkRow = {
  /** Also the id of our part of the price. */
  readonly workId: string;
  readonly orderId: string;
  /** Id of the government fee as a part of the price. */
  readonly governmentFeeId: string;
  readonly governmentFee: Paise;
  /** That of its order once it is paid; an unpaid order's is `to-pay`. */
  readonly step: RtoStep;
  readonly serviceId: string;
  readonly stateCode: string;
  readonly vehicleClass: VehicleFeeClass;
  readonly fileWithinDays: number;
  readonly documentsBy: IstDate | null;
  readonly promisedOn: IstDate | null;
  readonly appointmentAt: Date | null;
  readonly appointmentPlace: string | null;
  readonly applicationNumber: string | null;
  readonly filedAt: Date | null;
  /** Id of a deficiency. */
  readonly deficiency: string | null;
  readonly remark: string | null;
  readonly courier: string | null;
  readonly consignmentNumber: string | null;
  readonly route: 'desk' | 'partner';
  /** Of the current or last round at the partner. */
  readonly agentReference: string | null;
  readonly agentSince: Date | null;
  /** Its last answer about the current round. */
  readonly agentState: RtoAgentReport['state'] | null;
  readonly agentAnsweredAt: Date | null;
  /** Its reason and remark, if the answer had one. */
  readonly agentNote: string | null;
  /** How withdrawing given-up work ended; null: not withdrawn, or not answered yet. */
  readonly agentWithdrawal: 'withdrawn' | 'too-late' | null;
  readonly agentWithdrawnAt: Date | null;
};
