/** kW of one bhp: cars are published in bhp, the insurance of an electric one goes by kW. */
export const kwPerBhp = 0.7457;
