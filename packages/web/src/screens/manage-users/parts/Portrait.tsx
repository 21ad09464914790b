import { Avatar } from "../../../ui/Avatar.tsx";

/** The photo of who is named beside it, or the initials. */
export function Portrait({ name, imageUrl }: { readonly name: string; readonly imageUrl: string | null }) {
  if (imageUrl === null) return <Avatar name={name} size={40} />;
  return (
    <img
      src={imageUrl}
      alt=""
      width={40}
      height={40}
      style={{ borderRadius: "9999px", objectFit: "cover", width: 40, height: 40, flexShrink: 0 }}
    />
  );
}
