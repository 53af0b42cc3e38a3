-- What a policy was priced for: insured value, deductibles, kilometres, shown with the policy and beside the quotes of the
-- next year. A column without a default: locks insurance_policies for a moment.

alter table insurance_policies add column priced jsonb;
