-- What a policy is priced for besides its cover: requests and answers of the last day get the form of new ones, with nothing
-- chosen. Touches at most a day of requests; locks their rows for a moment.

update insurance_requests set
  ask = ask || jsonb_build_object('extras', jsonb_build_object(
    'voluntaryDeductible', 0, 'electricalAccessories', 0, 'otherAccessories', 0,
    'gasKit', jsonb_build_object('kind',
      case when vehicle -> 'isGas' = 'true'::jsonb then 'built-in' else 'none' end),
    'paidDrivers', 0, 'yearlyKilometres', null)),
  answers = answers || jsonb_build_object('extras', jsonb_build_object(
    'voluntaryDeductible', 0, 'electricalAccessories', 0, 'otherAccessories', 0, 'gasKit', null,
    'gasKitValue', null, 'paidDrivers', 0, 'yearlyKilometres', null)),
  vehicle = vehicle - 'isGas';

update insurance_answers set
  quote = quote || '{"voluntaryDeductible": 0, "yearlyKilometres": null}'::jsonb
where quote is not null;
