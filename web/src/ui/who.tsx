// Somebody's name, wherever it stands: as long as it may be, it breaks nothing, and whatever script it is in, it turns nothing around.

export function Who(props: { name: string }) {
  return <bdi class="who" title={props.name.length > 16 ? props.name : undefined}>{props.name}</bdi>;
}
