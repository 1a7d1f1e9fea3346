// A passage of a thread that is quoted in a comment.

export interface Quoted {
  /** The number of the comment; 0 for the post. */
  id: string;
  name: string;
  text: string;
}
