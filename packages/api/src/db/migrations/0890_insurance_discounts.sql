-- Anti-theft device, membership of an automobile association and the limited property cover, and the certificate of a bonus: requests of the last day and
-- policies get the form of new ones, with none of them chosen. Touches at most a day of requests and every policy that was
-- priced; locks their rows for a moment.

update insurance_requests set
  ask = jsonb_set(ask, '{extras}', (ask -> 'extras') || '{"hasAntiTheft": false,
    "isAssociationMember": false, "hasRestrictedProperty": false}'::jsonb),
  answers = jsonb_set(answers, '{extras}', (answers -> 'extras') || '{"hasAntiTheft": false,
    "isAssociationMember": false, "hasRestrictedProperty": false}'::jsonb)
    || '{"certificateOn": null}'::jsonb
where ask ? 'extras' and answers ? 'extras';

update insurance_policies set priced = priced || '{"hasRestrictedProperty": false}'::jsonb
where priced is not null;
