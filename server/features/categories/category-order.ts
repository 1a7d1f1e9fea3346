// The order of categories in every list: by name, with å, ä and ö last.
export const ORDER_BY_NAME = 'order by name collate "sv-x-icu"';
