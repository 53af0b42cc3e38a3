/** What another module may do with an order's row: lock it, before it moves money. */
export { lockOrder } from './order-repository.ts';
