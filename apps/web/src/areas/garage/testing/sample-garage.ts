/** A garage with an urgent vehicle and one without a response from the registry. */
export const sampleGarage = {
  vehicles: [
    {
      vehicleNumber: 'DL8CAF5030',
      display: 'DL 8C AF 5030',
      addedAt: '2026-11-01T00:00:00.000Z',
      summary: {
        maker: 'MARUTI SUZUKI INDIA LTD',
        model: 'SWIFT VXI',
        plateStyle: 'private',
        fetchedAt: '2026-11-21T04:44:00.000Z',
        sandbox: true,
        dues: [
          { document: 'own-damage', upto: '2026-11-03', state: 'over', daysLeft: -18 },
          { document: 'puc', upto: '2027-03-02', state: 'in-order', daysLeft: 101 },
        ],
      },
    },
    {
      vehicleNumber: 'MH12DE1433',
      display: 'MH 12 DE 1433',
      addedAt: '2026-11-02T00:00:00.000Z',
      summary: null,
    },
  ],
  calendarPath: '/api/v1/web/garage/calendar.ics?key=abcdefghijklmnopqrstuvwx',
};
