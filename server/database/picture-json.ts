// The SQL expression of a picture as the contract sends it.

/** @param table the name or alias of `ad_pictures` */
export function pictureJson(table: string): string {
  return `json_build_object('id', ${table}.id, 'width', ${table}.width, 'height', ${table}.height, 'preview', ${table}.preview)`;
}
