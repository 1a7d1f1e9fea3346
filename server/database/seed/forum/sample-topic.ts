// A handwritten thread of the sample data.

export interface SampleTopic {
  title: string;
  text: string;
  /** Comments about the post, in their order. */
  replies: readonly string[];
  /** Replies that answer an earlier reply, by their indexes in `replies`. */
  answers?: readonly { by: number; to: number }[];
  /** Number of comments, including those that fit any thread; by default the number of `replies`. */
  size?: number;
  /** `hot`: has many recent comments. `waiting`: awaits moderation. */
  state?: 'pinned' | 'hot' | 'locked' | 'waiting';
}
