// SQL condition on ads: whether a sale may still be undone. Only sales without a review may, and the change checks it again.

/** Whether the row of `ads` by this name is sold and its owner may put it on sale again. */
export const canSellAgain = (ads = 'ads'): string =>
  `(${ads}.sale_state = 'sold' and not exists (
     select from reviews join deals on deals.id = deal_id where deals.about = ${ads}.id and deals.state = 'sold'))`;
