import type { UserView } from '~/schemas/auth';

/** The avatar in the size of the profile, or the first letter of the name. */
export function AvatarPicture({ user, alt }: { user: UserView; alt: string }) {
  if (user.avatar)
    return (
      // biome-ignore lint/performance/noImgElement: avatars are stored in their final size.
      <img
        src={user.avatar}
        alt={alt}
        width={96}
        height={96}
        className="size-24 shrink-0 rounded-full border border-line object-cover"
      />
    );
  return (
    <span
      aria-hidden
      className="flex size-24 shrink-0 items-center justify-center rounded-full border border-line bg-gold-soft font-serif text-2xl text-gold-text"
    >
      {Array.from(user.name.trim())[0]?.toUpperCase()}
    </span>
  );
}
