// The way back and on along a line of play, in the bar of a study and of a review.
import { Icon } from "../../ui/icons";
import { t } from "../../words/words";

export type Step = "first" | "back" | "next" | "last";

export function Steps(props: { isFirst: boolean; isLast: boolean; onStep: (to: Step) => void }) {
  const To = (step: { to: Step; isOff: boolean }) => (
    <button type="button" class="quiet round" aria-label={t(`replay-${step.to}`)} title={t(`replay-${step.to}`)} disabled={step.isOff} onClick={() => props.onStep(step.to)}><Icon name={step.to} /></button>
  );
  return (
    <div class="replay study-steps" role="group" aria-label={t("replay")}>
      <To to="first" isOff={props.isFirst} />
      <To to="back" isOff={props.isFirst} />
      <To to="next" isOff={props.isLast} />
      <To to="last" isOff={props.isLast} />
    </div>
  );
}
