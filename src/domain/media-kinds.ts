export const MEDIA_KINDS = ['VIDEO', 'VOICE'] as const;

/** Categories of the video courses, in the order of their menu. */
export const VIDEO_CATEGORIES = ['Events', 'Topics', 'Technology', 'Grammar', 'Finance'] as const;

/** Categories of the voice lessons, in the order of their menu. */
export const VOICE_CATEGORIES = ['daily', 'work', 'travel', 'health', 'story'] as const;

export const MEDIA_CATEGORIES = [...VIDEO_CATEGORIES, ...VOICE_CATEGORIES] as const;

/** Percentage played from which a recorded lesson counts as completed. */
export const COMPLETE_PERCENT = 95;

/** Maximum number of played ranges in one progress report. */
export const MAX_PLAYED_RANGES = 200;
