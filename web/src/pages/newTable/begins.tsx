// Who begins: by lot, unless somebody wishes otherwise.
import { Show } from "solid-js";
import { Segmented } from "../../ui/fields";
import { t } from "../../words/words";
import type { Seating } from "./seating";

export function BeginsField(props: { seating: Seating }) {
  const hint = () => {
    const wish = props.seating.beginning();
    return wish === "lot" || wish === "seats" ? t(`begins-${wish}-hint`) : undefined;
  };
  return (
    <Show when={props.seating.beginnings().length > 0}>
      <div class="begins">
        <Segmented
          legend={t("begins")} value={props.seating.beginning()} hint={hint()} onChange={props.seating.setBegins}
          options={props.seating.beginnings().map((one) => ({ value: one, label: t(`begins-${one}`) }))}
        />
      </div>
    </Show>
  );
}
