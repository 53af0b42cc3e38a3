/** Words of who runs the site, on several pages about it. */
export const siteOperator = {
  title: 'Who runs this site',
  name: 'Legal name',
  address: 'Address',
  mail: 'E-mail',
  phone: 'Phone',
  officer: 'Grievance officer',
  missing: 'Not stated by the operator of this copy yet',
  noOfficer:
    'The operator of this copy of the software has not named a grievance officer yet. Until then write to the e-mail address of the operator below.',
};

/** Name of the trail at the top of these pages. */
export const crumbs = 'You are here';
