// A handwritten thread of the sample data.

export interface SampleTopic {
  title: string;
  text: string;
  /** Comments about the post, in their order. */
  replies: readonly string[];
  /** Which of the replies answer an earlier one: places in `replies`. */
  answers?: readonly { by: number; to: number }[];
  /** How many comments it has with those that fit any thread; as many as `replies` by default. */
  size?: number;
  /** `hot`: much is written in it now. `waiting`: a moderator has not seen it yet. */
  state?: 'pinned' | 'hot' | 'locked' | 'waiting';
}
