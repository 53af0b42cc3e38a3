/** Words of who runs the site, on several pages about it. */
export const siteOperator = {
  title: 'Who runs this site',
  name: 'Legal name',
  address: 'Address',
  mail: 'Email',
  phone: 'Phone',
  officer: 'Grievance officer',
  missing: 'Not provided yet',
  noOfficer:
    'No grievance officer has been named yet. Please use the operator’s email address below.',
};

/** Name of the trail at the top of these pages. */
export const crumbs = 'You are here';
