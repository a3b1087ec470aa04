import { Component, Suspense, type ContextType, type ErrorInfo, type ReactNode } from 'react';
import { COMMON } from '#ui/copy/common.ts';
import { HydrationContext, HydrationMark } from './hydration-mark.tsx';
import { ErrorNotice } from './messages.tsx';
import { SkeletonText, Waiting } from './waiting.tsx';

/** A part of a page that may fail by itself. */
export interface BlockBoundaryProps {
  readonly children: ReactNode;
  /** Gets the fault, to log it. */
  readonly onFault?: ((fault: unknown) => void) | undefined;
  /** Shown instead of the part; a notice with "Riprova" unless given. Gets the fault and the way to try again. */
  readonly fallback?: ((retry: () => void, fault: unknown) => ReactNode) | undefined;
  /** Shown while the part is on its way. */
  readonly waiting?: ReactNode;
}

interface BlockState {
  readonly failed: boolean;
  readonly fault?: unknown;
}

/**
 * Keeps the fault of one part from taking the page with it (ERR-08): its place shows what happened, the rest goes on.
 * On the service a part that fails is left to the browser, which tries it again.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, BlockState> {
  public static override readonly contextType = HydrationContext;
  declare public context: ContextType<typeof HydrationContext>;
  public override readonly state: BlockState = { failed: false };

  public static getDerivedStateFromError(fault: unknown): BlockState {
    return { failed: true, fault };
  }

  public override componentDidCatch(fault: unknown, _info: ErrorInfo): void {
    this.context?.();
    this.props.onFault?.(fault);
  }

  private readonly retry = (): void => this.setState({ failed: false, fault: undefined });

  public override render(): ReactNode {
    const { children, fallback, waiting } = this.props;
    if (this.state.failed)
      return fallback === undefined ? (
        <ErrorNotice title={COMMON.blockFailed} text={COMMON.blockFailedHelp} onRetry={this.retry} />
      ) : (
        fallback(this.retry, this.state.fault)
      );
    return (
      <Suspense
        fallback={
          waiting ?? (
            <Waiting>
              <SkeletonText />
            </Waiting>
          )
        }
      >
        <HydrationMark />
        {children}
      </Suspense>
    );
  }
}
