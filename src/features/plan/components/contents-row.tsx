interface Props {
  label: string;
  /** The content that needs no membership. */
  free: number | string;
  members: number | string;
  /** Whether it is already included in the row above. */
  isPart?: boolean;
}

/** A row of the table of free content and content for members. */
export function ContentsRow({ label, free, members, isPart }: Props) {
  return (
    <tr className={isPart ? 'part' : undefined}>
      <th scope="row">{label}</th>
      <td>{free}</td>
      <td>{members}</td>
    </tr>
  );
}
