// SQL for the sitemap of associations.
export const indexedAssociationsSql = () =>
  'select id, updated_at from associations where deleted_at is null';
