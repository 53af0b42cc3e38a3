import type { InspectionSubjects } from '../inspection-subject.ts';
import { saleSubject } from '../modules/selling/sale/sale-subject.ts';

/** What is inspected. A new kind is one line here. */
export const inspectionSubjects: InspectionSubjects = { sale: saleSubject };
