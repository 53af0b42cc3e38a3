/** Seconds before each look at the bank's answer: often at first, then seldom, about six minutes in all. After that
 * the page says so and offers a link; the server goes on asking by itself. */
export const statusPauses: readonly number[] = [2, 3, 4, 6, 8, 12, 16, 24, 32, 45, 60, 60, 60];
